/** Version of the action: that of package.json, which `npm run agreement` compares. */
export const actionVersion = '1.0.0';
