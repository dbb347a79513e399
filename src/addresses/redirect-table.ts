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

/** A redirect, with both addresses as patterns. */
export interface Move {
  from: Pattern;
  to: Pattern;
}

interface Node {
  names: Map<string, Node>;
  anyName?: Node;
  rest?: Move;
  here?: Move;
}

/** Longer chains are refused, as browsers need a request per redirect. */
export const longestChain = 50;

/** Finds the most specific redirect for an address. */
export class RedirectTable {
  readonly moves: readonly Move[];
  private readonly root: Node = { names: new Map() };

  constructor(redirects: readonly Redirect[]) {
    this.moves = redirects.map(({ from, to }) => ({ from: parsePattern(from), to: parsePattern(to) }));
    for (const move of this.moves) this.add(move);
  }

  /** The target of an address after all redirects; undefined if none matches, or if they go in a circle. */
  follow(address: string): string | undefined {
    const passed = new Set<string>();
    let at = parsePattern(address);
    for (;;) {
      const key = formatPattern(at);
      // A limit, as with stars an address can grow forever without repeating.
      if (passed.has(key) || passed.size > this.moves.length + longestChain) return undefined;
      const to = this.targetOf(at);
      if (!to) return passed.size > 0 ? key : undefined;
      passed.add(key);
      at = to;
    }
  }

  find(address: Pattern): Move | undefined {
    return search(this.root, address, 0);
  }

  /** Where the matching redirect leads an address. */
  targetOf(address: Pattern): Pattern | undefined {
    const move = this.find(address);
    return move && fillStars(move.to, unify(move.from, address)!.a);
  }

  /** The addresses that each redirect matches, in the order of the redirects. */
  caught(addresses: Iterable<string>): string[][] {
    const byMove = groupBy(addresses, (address) => this.find(parsePattern(address)));
    return this.moves.map((move) => byMove.get(move) ?? []);
  }

  /**
   * Every redirect with its final target, the most specific first. If a redirect with a star leads into another one for
   * only some addresses, those get a redirect of their own; but not if it leads back into a branch that the chain has
   * already passed: visitors are redirected step by step from there.
   */
  collapsed(): Move[] {
    const known = new Map<string, Move>();
    const add = (move: Move, hops: number, above: readonly string[] = []): void => {
      const [key, target] = [formatPattern(move.from), formatPattern(move.to)];
      // Redirects into their own branch could be joined forever.
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

  /** Joins a redirect with each one that matches its target. */
  private after(move: Move): Move[] {
    if (!hasStar(move.to)) {
      const to = this.targetOf(move.to);
      return to ? [{ ...move, to }] : [];
    }
    return this.moves.flatMap((next) => {
      const stars = unify(move.to, next.from);
      if (!stars) return [];
      // Stars that are not in the target stay stars.
      const captured = starsOf(move.from).map((own, i) => stars.a[i] ?? own);
      return [{ from: fillStars(move.from, captured), to: fillStars(next.to, stars.b) }];
    });
  }

  private add(move: Move): void {
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

function search(node: Node, address: Pattern, at: number): Move | undefined {
  const part = address[at];
  if (part === undefined) return node.here;
  const named = node.names.get(part);
  return (
    (named && search(named, address, at + 1)) ??
    (node.anyName && search(node.anyName, address, at + 1)) ??
    node.rest
  );
}
