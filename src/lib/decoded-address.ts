/** An address without its escaped letters; one that is escaped wrongly stays as it is. */
export function decodedAddress(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}
