export const LookupSection = () => (
  <section id="lookup" aria-labelledby="lookup-title">
    <h2 id="lookup-title">Look up a page</h2>
    <label className="search">
      <span>Words of an address</span>
      <input type="search" id="page-search" placeholder="11224 no-fault" autoComplete="off" />
    </label>
    <p id="pages-found" role="status">
      Type a ZIP, a place or a topic.
    </p>
    <ul id="pages-list" className="pages" />
  </section>
);
