import type { NamedFile } from '#lib/named-file.ts';
import type { Problem } from '#lib/problem.ts';
import { drawMap, type MapDrawing } from '#maps/draw.ts';
import { boundsOfPoints } from '#maps/grid.ts';
import type { MapSymbol } from '#maps/sheet.ts';
import type { Content, County, UncheckedContent } from '../content.ts';
import type { FolderBeingRead } from '../reader.ts';
import { readCached, type TextCache } from '../text-cache.ts';
import { fileLabel } from '../files/list-files.ts';
import { readText } from '../files/read-text.ts';
import type { UsStateCode } from '#lib/geo/us-states.ts';
import { misplacedZips } from './misplaced-zips.ts';
import { courtSymbols, SymbolIndex, symbolsOf, type Drawable } from './map-symbols.ts';
import { readShapes, shapesFile } from './shapes.ts';

/** Receives the files of each county that must be drawn, as file names depend on content. */
export type OnDrawn = (files: readonly NamedFile[]) => void;

/** What pages know about each drawing. Reads shapes one by one, as those of a country would fill the memory. */
export function loadMaps(
  { dir, names, textCache, problems }: FolderBeingRead,
  content: UncheckedContent,
  onDrawn: OnDrawn | undefined,
): Content['maps'] {
  const misplaced = misplacedZips(content.counties, content.tables.municipalities);
  const drawer = new MapDrawer(dir, content, names, problems, misplaced);
  return Object.fromEntries(
    content.counties.flatMap((county) => {
      const sheet = drawer.sheetOf(county, textCache, onDrawn);
      return sheet ? [[county.slug, sheet]] : [];
    }),
  );
}

/** Draws counties of one data folder, one at a time. */
export class MapDrawer {
  private readonly symbols: SymbolIndex;
  private readonly state: UsStateCode | undefined;
  private readonly names: ReadonlySet<string>;

  constructor(
    private readonly dir: string,
    content: Drawable,
    names: readonly string[],
    /** Collects mistakes; cached files have none. */
    private readonly problems: Problem[] = [],
    /** None in valid data. */
    private readonly misplaced: ReadonlySet<string> = new Set(),
  ) {
    this.state = content.settings?.state.abbreviation;
    this.symbols = new SymbolIndex(symbolsOf(content));
    this.names = new Set(names);
  }

  sheetOf(county: County, textCache: TextCache, onDrawn?: OnDrawn): MapDrawing['sheet'] | undefined {
    const text = this.shapesOf(county);
    if (text === undefined) return this.drawn(county, text, this.problems)?.sheet;
    const { neighborhoods, points, state = this.state } = county;
    const cities = county.cities.map(({ slug, name, zips }) => [slug, name, zips]);
    const symbols = this.symbolsAround(county);
    const known = JSON.stringify([cities, neighborhoods, points, state, symbols, [...this.misplaced]]);
    const draw = (found: Problem[]) => {
      const drawing = this.drawn(county, text, found);
      if (drawing) onDrawn?.(drawing.files);
      return drawing?.sheet;
    };
    return readCached(textCache, `map ${county.slug}`, `${known}\n${text}`, this.problems, draw);
  }

  draw(county: County): MapDrawing | undefined {
    return this.drawn(county, this.shapesOf(county), this.problems);
  }

  private drawn(county: County, text: string | undefined, problems: Problem[]): MapDrawing | undefined {
    const symbols = this.symbolsAround(county);
    if (text === undefined) return drawMap({ ...county, symbols });
    const shapes = readShapes(
      fileLabel(this.dir, shapesFile(county.slug)),
      text,
      county,
      { state: county.state ?? this.state, misplaced: this.misplaced },
      problems,
    );
    return shapes && drawMap({ ...county, shapes, symbols });
  }

  private shapesOf({ slug }: County): string | undefined {
    const file = shapesFile(slug);
    return this.names.has(file) ? readText(this.dir, file, this.problems) : undefined;
  }

  private symbolsAround(county: County): MapSymbol[] {
    const bounds = boundsOfPoints(Object.values(county.points));
    return bounds ? [...this.symbols.around(bounds), ...courtSymbols(county)] : [];
  }
}
