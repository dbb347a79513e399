import type { Redirect } from '#content/content.ts';
import { groupBy } from '#lib/group-by.ts';
import {
  byPrecision,
  fillStars,
  formatPattern,
  hasStar,
  parsePattern,
  star,
  starsOf,
  unify,
  type Pattern,
} from './pattern.ts';

/** One line of redirects.yaml. */
export interface RedirectEntry {
  from: Pattern;
  to: Pattern;
  /** Which line it is, counted from 0. */
  index: number;
}

interface Node {
  names: Map<string, Node>;
  anyName?: Node;
  rest?: RedirectEntry;
  here?: RedirectEntry;
}

/** Longer chains are refused: whoever follows one needs as many answers. */
export const longestChain = 50;

/** Finds the most specific line for an address. */
export class RedirectTable {
  readonly moves: readonly RedirectEntry[];
  private readonly root: Node = { names: new Map() };

  constructor(redirects: readonly Redirect[]) {
    this.moves = redirects.map(({ from, to }, index) => ({
      from: parsePattern(from),
      to: parsePattern(to),
      index,
    }));
    for (const move of this.moves) this.add(move);
  }

  /** The final target of an address after every redirect; none where no line is for it, or they go in a circle. */
  follow(address: string): string | undefined {
    const passed = new Set<string>();
    let at = parsePattern(address);
    for (;;) {
      const key = formatPattern(at);
      // Where stars make an address longer and longer, none is passed twice.
      if (passed.has(key) || passed.size > this.moves.length + longestChain) return undefined;
      const to = this.targetOf(at);
      if (!to) return passed.size > 0 ? key : undefined;
      passed.add(key);
      at = to;
    }
  }

  find(address: Pattern): RedirectEntry | undefined {
    return search(this.root, address, 0);
  }

  /** Where its line leads an address. */
  targetOf(address: Pattern): Pattern | undefined {
    const move = this.find(address);
    return move && fillStars(move.to, unify(move.from, address)!.a);
  }

  /** The addresses that each line is there for, by its number; those that none is for, below `undefined`. */
  caught(addresses: Iterable<string>): ReadonlyMap<number | undefined, string[]> {
    return groupBy(addresses, (address) => this.find(parsePattern(address))?.index);
  }

  /**
   * Every line with its final target, the most specific first. Where a line with a star leads into another line for some
   * addresses only, those get a line of their own. They get none where it leads back into a branch that the chain came
   * through: visitors go on from there step by step.
   */
  collapsed(): RedirectEntry[] {
    const known = new Map<string, RedirectEntry>();
    const add = (move: RedirectEntry, hops: number, above: readonly string[] = []): void => {
      const [key, target] = [formatPattern(move.from), formatPattern(move.to)];
      // Lines that lead into the branch around them could be joined with each other for ever.
      if (hops > longestChain || known.has(key) || key === target || above.includes(target)) return;
      const onward = this.after(move);
      const whole = onward.find(({ from }) => formatPattern(from) === key);
      if (whole) return add(whole, hops + 1, above);
      known.set(key, move);
      for (const part of onward) add(part, hops + 1, [...above, target]);
    };
    const ordered = [...this.moves].sort((a, b) => byPrecision(a.from, b.from));
    for (const move of ordered) add(move, 0);
    return [...known.values()].sort((a, b) => byPrecision(a.from, b.from));
  }

  /** The line joined with each line that its target meets. */
  private after(move: RedirectEntry): RedirectEntry[] {
    if (!hasStar(move.to)) {
      const to = this.targetOf(move.to);
      return to ? [{ ...move, to }] : [];
    }
    return this.moves.flatMap((next) => {
      const stars = unify(move.to, next.from);
      if (!stars) return [];
      // Stars that the target does not use stay stars.
      const captured = starsOf(move.from).map((own, i) => stars.a[i] ?? own);
      return [{ from: fillStars(move.from, captured), to: fillStars(next.to, stars.b), index: move.index }];
    });
  }

  private add(move: RedirectEntry): void {
    let node = this.root;
    for (const [i, part] of move.from.entries()) {
      if (part === star && i === move.from.length - 1) {
        node.rest ??= move;
        return;
      }
      if (part === star) node = node.anyName ??= { names: new Map() };
      else {
        let next = node.names.get(part);
        if (!next) node.names.set(part, (next = { names: new Map() }));
        node = next;
      }
    }
    node.here ??= move;
  }
}

function search(node: Node, address: Pattern, at: number): RedirectEntry | undefined {
  const part = address[at];
  if (part === undefined) return node.here;
  const named = node.names.get(part);
  return (
    (named && search(named, address, at + 1)) ??
    (node.anyName && search(node.anyName, address, at + 1)) ??
    node.rest
  );
}
