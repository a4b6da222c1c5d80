/**
 * In the bundle, this file replaces the package `kerberos`, which proxy-agent-negotiate loads for a proxy with Negotiate authentication
 * and users do not have.
 */
export function initializeClient(): never {
  throw new Error('the proxy asks for Negotiate authentication, which the action does not support');
}
