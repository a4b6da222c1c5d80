/** True for a text in UTF-16: by its byte order mark, or because every second byte of its beginning is zero, as in an ordinary text. */
export function isUtf16(bytes: Buffer): boolean {
  const mark = bytes.subarray(0, 2).toString('hex');
  const isWide = bytes.length >= 4 && [0, 1].some((first) => bytes[first] === 0 && bytes[first + 2] === 0);
  return mark === 'fffe' || mark === 'feff' || isWide;
}
