/** Whether a host name means the machine itself, where a site is tried out. */
export const isOwnMachine = (hostname: string) => /^(?:.+\.)?localhost$|^127\.|^\[::1\]$/.test(hostname);
