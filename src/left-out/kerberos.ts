/**
 * In the bundle, this file replaces the package `kerberos`, which packages try to load and users do not have. Packages go on without it.
 */
throw new Error('the package kerberos is not part of the action');

export {};
