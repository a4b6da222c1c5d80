/** Version of the action: that of package.json, which `npm run agreement` compares. */
export const actionVersion = '0.1.0';
