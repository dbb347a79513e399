import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inject } from 'vitest';
import { root, temporaryFolder } from '../site.ts';
import { pageTexts } from './small-site-pages.ts';

/** The files of a data folder: path in the folder → content. */
export type DataFiles = Record<string, string | Buffer>;

/**
 * The smallest complete site, in another state than the real one: 2 counties, 3 cities, 5 ZIP codes of which 05401 is
 * shared, one of everything else. Each call returns a new copy, to be changed or broken freely.
 */
export function smallSite(): DataFiles {
  return {
    'site.yaml': siteSettings,
    'facts.yaml': facts,
    'redirects.yaml': 'redirects:\n  - { from: "/old-contact", to: "/contact" }\n',
    'testimonials.yaml': testimonials,
    'keywords.yaml': keywords,
    'counties/chittenden-county.yaml': chittenden,
    'counties/addison-county.yaml': addison,
    'service-areas/burlington.yaml': burlington,
    'practice-areas/car-accidents.yaml': carAccidents,
    'topics/deadlines.yaml': deadlinesTopic,
    'posts/time-limits.md': timeLimitsPost,
    'guides/moose-collision-claims.yaml': mooseGuide,
    'guide-template.md': guideTemplate,
    ...pageTexts,
    'flows/case-evaluation.yaml': readFileSync(path.join(root, 'data/flows/case-evaluation.yaml'), 'utf8'),
    'flows/chat.yaml': readFileSync(path.join(root, 'data/flows/chat.yaml'), 'utf8'),
  };
}

/** Writes the files into a folder that is deleted after the test; returns the folder. */
export function writeData(files: DataFiles): string {
  const folder = path.join(temporaryFolder(), 'data');
  for (const [name, content] of Object.entries(files)) writeFile(folder, name, content);
  return folder;
}

let shared: { folder: string; files: DataFiles } | undefined;

/** The same for tests that only read the files until the next call; unchanged files are not written again. */
export function dataToRead(files: DataFiles): string {
  const last = shared ?? { folder: mkdtempSync(path.join(inject('runFolder'), 'data-')), files: {} };
  const { folder } = last;
  // If a write fails, only some of the files exist.
  shared = undefined;
  for (const name of Object.keys(last.files)) if (!(name in files)) removeFile(folder, name);
  for (const [name, content] of Object.entries(files))
    if (content !== last.files[name]) writeFile(folder, name, content);
  shared = { folder, files: { ...files } };
  return folder;
}

function writeFile(folder: string, name: string, content: string | Buffer): void {
  mkdirSync(path.join(folder, path.dirname(name)), { recursive: true });
  writeFileSync(path.join(folder, name), content);
}

/** Also removes folders that are empty afterwards. */
function removeFile(folder: string, name: string): void {
  rmSync(path.join(folder, name), { force: true });
  for (let at = path.dirname(name); at !== '.'; at = path.dirname(at)) {
    if (readdirSync(path.join(folder, at)).length > 0) return;
    rmdirSync(path.join(folder, at));
  }
}

/** Replaces a piece of a file; throws if the file does not contain it, so that no test changes nothing. */
export function edit(files: DataFiles, name: string, before: string, after: string): void {
  const text = String(files[name]);
  if (!text.includes(before)) throw new Error(`${name} does not hold: ${before}`);
  files[name] = text.replace(before, () => after);
}

const siteSettings = `\
url: "https://www.maplelaw.example"
firm:
  name: "Maple Law, PLLC"
  product: "Maple Law"
  blurb: "Maple Law stands by injured Vermonters."
  description: "Personal injury law firm in Burlington."
state: { name: "Vermont", abbreviation: "VT" }
phones: { main: "(802) 555-0110", alternate: "(802) 555-0111", atAnyHour: true }
offices:
  - name: "Burlington office"
    street: "1 Church Street"
    city: "Burlington"
    state: "VT"
    zip: "05401"
    point: [44.4790, -73.2120]
  - name: "Middlebury office"
    street: "2 Main Street"
    city: "Middlebury"
    state: "VT"
    zip: "05753"
    point: [44.0140, -73.1680]
schedulingUrl: "https://schedule.maplelaw.example/"
emailjs: { serviceId: "service_maple", templateId: "template_maple", publicKey: "key_maple" }
claims: { recovered: "$5M+", experience: "12 years", reply: "24 hours", rating: "5.0 Rating" }
navigation:
  - { label: "Home", to: "/" }
  - { label: "Practice Areas", to: "/practice" }
  - { label: "Locations", to: "/locations" }
  - { label: "Blog", to: "/blog" }
  - { label: "About Us", to: "/about" }
  - { label: "Testimonials", to: "/testimonials" }
  - { label: "Contact", to: "/contact" }
`;

const facts = `\
facts:
  - id: injury-deadline
    value: "3"
    unit: years
    statement: "A lawsuit for an injury must be started within three years."
    source: "12 V.S.A. 512"
    reviewed: "2026-02-20"
  - id: car-cover
    value: "25,000"
    unit: dollars
    statement: "A car must be insured for at least $25,000 for one injured person."
    source: "23 V.S.A. 800"
    reviewed: "2026-02-20"
`;

const testimonials = `\
testimonials:
  - name: "Ada B."
    case: "Car accident"
    amount: "$100,000 settlement"
    text: "They called me back."
    avatar: { alt: "Drawing of a woman with a scarf" }
    sample: true
`;

const keywords = `\
keywords:
  - keyword: "Car Crash Lawyer in Burlington!"
    heading: "Car Crash Lawyer in Burlington"
    practiceArea: car-accidents
    intro: "Hurt in a crash near the lake? Ask before you sign anything."
    points: ["See a doctor.", "Keep the photos.", "Call {phone}."]
`;

const chittenden = `\
name: "Chittenden County"
order: 1
seat: "Burlington"
serviceArea: burlington
court: { name: "the Superior Court in Chittenden County", source: "vermontjudiciary.org" }
population: { count: 168323, source: "2020 census" }
publicBody: { name: "the County of Chittenden", source: "24 V.S.A." }
cities:
  - name: "Burlington"
    slug: burlington
    zips: ["05401", "05408"]
  - name: "South Burlington"
    slug: south-burlington
    zips: ["05403", "05401"]
neighborhoods:
  "Old North End": ["05401"]
points:
  "05401": [44.4762, -73.2120]
  "05403": [44.4470, -73.1710]
  "05408": [44.5140, -73.2540]
`;

const addison = `\
name: "Addison County"
order: 2
cities:
  - name: "Middlebury"
    slug: middlebury
    zips: ["05753", "05740"]
points:
  "05753": [44.0153, -73.1673]
`;

const burlington = `\
name: "Burlington"
order: 1
county: chittenden-county
desc: "What an injury claim by the lake needs."
seo:
  title: "Burlington Injury Lawyers"
  description: "Hurt in Burlington? Read who must hear of it, and when."
heading: "Injury Claims in Burlington"
introduction: |
  Ferries, bicycles and cars share the waterfront.

  The usual limit is {fact:injury-deadline}.
localFocus: ["Old North End", "South End"]
practiceAreasIntro: "Choose what happened."
`;

const carAccidents = `\
title: "Car Accidents"
order: 1
icon: "🚗"
desc: "Who pays after a crash."
imageAlt: "A car beside a road"
seo:
  title: "Car Accident Lawyers in Vermont"
  description: "Hurt in a car? See who has to pay and what to keep."
heading: "After a Car Crash"
sections:
  - title: "First steps"
    image: { alt: "A notebook on a car seat" }
    text: |
      Do these things:

      1. **Call a doctor.** The same day.
      2. **Take photos.** Of everything.
`;

const deadlinesTopic = `\
title: "Time limits in Vermont"
order: 1
post: time-limits
description: "How long you have to sue in {place}."
intro:
  county: ["Cases from {place} go to {court}.", "The seat is {seat}."]
  city: ["In {place}, notice goes to {noticeTo}.", "Ask our {office}, {miles} away."]
  zip: ["You live in {zip}, part of {city}.", "{neighborhoods} lies here."]
`;

const timeLimitsPost = `\
---
title: "How Long You Have in Vermont"
date: "2026-03-01"
excerpt: "Count the years before they run out."
practiceArea: car-accidents
related: ["moose-collision-claims"]
---
Most people in Vermont have {fact:injury-deadline}.
A second line is a second paragraph.

### Who should hurry

- Anyone hurt by a bus in VT
- Anyone hurt on a public road
`;

const mooseGuide = `\
title: "Moose Collisions: Who Pays"
subject: "moose collision"
date: "2026-02-01"
excerpt: "An animal has no insurance. Yours may do."
practiceArea: car-accidents
related: ["time-limits"]
opening: "A moose is tall enough to come through the glass."
evidence:
  - { what: "Photos of the road", keep: "Take them before it snows." }
closing: "Call {phone} and describe the place."
`;

const guideTemplate = `\
{opening}

### What to keep

{evidence}

### What the insurance company will say

{insurers}

### Where to start

{closing}
`;
