/**
 * The argument with which `dist/command.js` starts the action's own entry file, so that both share their chunks. The
 * next argument is the version.
 */
export const commandArgument = '--as-command';
