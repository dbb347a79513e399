/** An SVG as a PNG of the given width; whatever text it had must be outlines already. */
export async function rasterize(svg: string, width: number): Promise<Buffer> {
  // A native library that only a run with something new to draw loads.
  const { Resvg } = await import('@resvg/resvg-js');
  const image = new Resvg(svg, {
    fitTo: { mode: 'width', value: width },
    font: { loadSystemFonts: false },
  });
  return image.render().asPng();
}
