/**
 * Three ZIPs of the small site as rectangles: 05408 above 05401, and 05403 to the right of it, with a strip of Addison
 * County below them.
 */
export const smallShapes = () => ({
  type: 'Topology',
  sources: [{ name: 'Vermont Maps', what: 'rectangles', license: 'none needed', date: '2026' }],
  bbox: [-73.3, 44.4, -73.1, 44.55],
  transform: { scale: [0.0001, 0.0001], translate: [-73.3, 44.4] },
  objects: {
    zips: {
      type: 'GeometryCollection',
      geometries: [
        { type: 'Polygon', arcs: [[0, 2, 3]], properties: { zip: '05401' } },
        { type: 'Polygon', arcs: [[4, -3]], properties: { zip: '05403' } },
        { type: 'Polygon', arcs: [[0, 1]], properties: { zip: '05408' } },
      ],
    },
    rest: { type: 'MultiPolygon', arcs: [] as number[][][] },
    beyond: {
      type: 'GeometryCollection',
      geometries: [{ type: 'Polygon', arcs: [[5]], properties: { name: 'Addison County' } }],
    },
    bodies: {
      type: 'GeometryCollection',
      geometries: [
        { type: 'Polygon', arcs: [[1, -4, -3]], properties: { name: 'Burlington', type: 'city' } },
        { type: 'Polygon', arcs: [[4, -3]], properties: { name: 'South Burlington', type: 'city' } },
      ],
    },
    lines: { type: 'MultiLineString', arcs: [[2]] },
  },
  arcs: [
    [
      [200, 900],
      [800, 0],
    ],
    [
      [1000, 900],
      [0, 400],
      [-800, 0],
      [0, -400],
    ],
    [
      [1000, 900],
      [0, -400],
    ],
    [
      [1000, 500],
      [-800, 0],
      [0, 400],
    ],
    [
      [1000, 900],
      [600, 0],
      [0, -700],
      [-600, 0],
      [0, 300],
    ],
    [
      [0, 0],
      [2000, 0],
      [0, 150],
      [-2000, 0],
      [0, -150],
    ],
  ],
});

export const smallShapesFile = 'places/shapes/chittenden-county.json';
