/** True for a base address of the second generation, which ends with `/v2`. All other addresses are of the first. */
export const isSecondGeneration = (baseUrl: string | undefined): boolean => /\/v2$/i.test(baseUrl ?? '');

/** True where lists of flaky tests belong to an organization, so that its slug has to be given. */
export const needsOrganizationSlug = (baseUrl: string | undefined): boolean => !isSecondGeneration(baseUrl);
