/**
 * Makes a function that takes a secret out of text from outside: as it is, URL-encoded, in base64, and as JSON escapes
 * it. A service or proxy that echoes a request's headers must not bring the token into a log or a file.
 */
export function redactor(secret: string): (text: string) => string {
  const forms = [
    secret,
    encodeURIComponent(secret),
    Buffer.from(secret, 'utf8').toString('base64'),
    Buffer.from(secret, 'utf8').toString('base64').replace(/=+$/, ''),
    Buffer.from(secret, 'utf8').toString('base64url'),
    JSON.stringify(secret).slice(1, -1),
  ].filter((form) => form !== '');
  const longestFirst = [...new Set(forms)].sort((a, b) => b.length - a.length);
  return (text) => longestFirst.reduce((clean, form) => clean.replaceAll(form, '***'), text);
}
