/** Whether a host name means the machine itself, where a site is tried out. */
export const isOwnMachine = (hostname: string) => /^(?:.+\.)?localhost$|^127\.|^\[::1\]$/.test(hostname);

/** Whether no visitor can reach an address: hosts reserved for examples, and the machine itself. */
export function isSampleAddress(url: string): boolean {
  const { hostname } = new URL(url);
  return (
    isOwnMachine(hostname) || /\.(?:example|test|invalid)$|(?:^|\.)example\.(?:com|net|org)$/.test(hostname)
  );
}
