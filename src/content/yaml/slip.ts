/** A slip of the hand that upsets all that follows, told as what it is. */
export interface Slip {
  /** Offset in the YAML text. */
  at: number;
  says: string;
  fix: string;
  /** What was meant, in as many characters as stand there; absent where nobody can know. */
  mended?: readonly Piece[];
}

interface Piece {
  at: number;
  text: string;
}
