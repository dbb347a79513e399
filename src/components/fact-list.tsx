export interface Fact {
  label: string;
  value: string;
}

/** What is known about a place, as label and value. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="facts">
      {facts.map((fact, i) => (
        <div key={i}>
          <dt>{fact.label}</dt>
          <dd>{fact.value}</dd>
        </div>
      ))}
    </dl>
  );
}
