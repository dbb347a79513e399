import type { DataFiles } from './small-site.ts';

const ada = `\
name: "Ada Birch"
order: 1
role: "Partner"
practiceAreas: ["car-accidents"]
bio: "Ada drove an ambulance before she read law."
admitted: [{ court: "Vermont", year: 2011 }]
portrait: { alt: "Drawing of a woman with a scarf" }
sample: true
`;

/** Adds the only lawyer of the small site, with a portrait. */
export function addAttorney(files: DataFiles): DataFiles {
  files['attorneys/ada-birch.yaml'] = ada;
  files['images/attorney-ada-birch.svg'] = '<svg xmlns="http://www.w3.org/2000/svg"></svg>\n';
  return files;
}
