/** A page of the site as it is published. */
export const PageLink = ({ url, address }: { url: string; address: string }) => (
  <a href={url + address} target="_blank" rel="noopener">
    {address}
  </a>
);
