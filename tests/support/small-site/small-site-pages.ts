/** The texts of pages that exist once, as short as their schemas allow. */
export const pageTexts = {
  'pages/home.yaml': `\
title: "Injury Lawyers in Vermont"
description: "Hurt in Vermont? Ask a lawyer for free."
heading: "Hurt in Vermont?"
lead: "Tell us what happened."
tagline: "No fee unless the case is won."
sections:
  practice: { heading: "What happened?", text: "Choose a kind of accident." }
  why:
    heading: "Why {firm}"
    text: "Things you can hold us to."
    reasons: [{ title: "We answer", text: "Call {phone} at any hour." }]
  testimonials: { heading: "What clients say", text: "In their own words." }
  contact: { heading: "Talk to us", text: "By phone or at an office." }
`,
  'pages/about.yaml': `\
title: "About Our Firm"
description: "Who we are."
heading: "About us"
lead: "{firm} is small on purpose."
mission: { heading: "Our mission", text: "To be fair." }
philosophy: { heading: "How we work", text: "One case at a time." }
reasons:
  - { title: "First", text: "We listen." }
  - { title: "Second", text: "We explain." }
  - { title: "Third", text: "We hurry when it matters." }
  - { title: "Fourth", text: "We wait when it pays." }
  - { title: "Fifth", text: "We write back." }
  - { title: "Sixth", text: "We have {claim:experience} behind us." }
closing: "Ask us a hard question."
`,
  'pages/contact.yaml': `\
title: "Contact an Injury Lawyer"
description: "Call, write or visit."
heading: "Tell us what happened"
lead: "A few sentences are enough."
call: { heading: "Call", text: "The number is {phone}." }
form: { heading: "Write", text: "We reply within {claim:reply}." }
offices: { heading: "Visit", text: "Please call before you come." }
expect: { heading: "What happens next", steps: ["We ask.", "You hear our view."] }
`,
  'pages/schedule.yaml': `\
title: "Schedule a Talk"
description: "Choose a time that suits you."
heading: "Choose a time"
lead: "A lawyer will be ready."
text: "Booking runs on another service."
steps: ["Open the page.", "Choose a day."]
button: "Open the scheduling page"
note: "In a hurry? Call {phone}."
`,
  'pages/privacy.yaml': `\
title: "Privacy"
description: "What we learn of you."
heading: "Your privacy"
lead: "Very little."
since: "2026-03-01"
sections: [{ heading: "The form", text: "It sends what you typed." }]
visits: { heading: "Visits", notCounted: "Nobody counts you.", counted: "A service counts you." }
`,
  'pages/terms.yaml': `\
title: "Terms"
description: "What this website is."
heading: "Terms of use"
lead: "Information, no advice."
since: "2026-03-01"
sections: [{ heading: "No advice", text: "Ask a lawyer." }]
data: { heading: "Facts about places", text: "From public sources." }
sources: [{ says: "Advertising", source: "12 V.S.A. 512" }]
`,
  'pages/not-found.yaml': `\
title: "Page Not Found"
description: "This address leads to no page."
heading: "404 - Page Not Found"
lead: "The address may be mistyped."
help: "Try the sitemap."
`,
  'pages/keyword.yaml': `\
tagline: "Free consultation. No win, no fee."
consultation: { heading: "A free talk", text: "You decide afterward." }
promise: { heading: "What it costs", text: "A share of what is won." }
steps: { heading: "How to begin", items: ["Call {phone}."] }
`,
  'pages/practice.yaml': `\
title: "Cases We Handle"
description: "See which rules apply."
heading: "Practice areas"
lead: "Choose the closest one."
`,
  'pages/service-areas.yaml': `\
title: "Where We Work"
description: "The areas that our lawyers know."
heading: "Service areas"
lead: "Streets differ from town to town."
`,
  'pages/locations.yaml': `\
title: "Counties and Cities We Serve"
description: "Find your county, city or ZIP code."
heading: "Help by county"
lead: "Open your county."
`,
  'pages/blog.yaml': `\
title: "Answers to Your Legal Questions"
description: "Plain articles about injury law."
heading: "Questions, answered"
lead: "Read before you sign."
`,
  'pages/local-searches.yaml': `\
title: "Find a Lawyer by Search"
description: "Short pages on common searches."
heading: "Popular searches"
lead: "Every page opens in a new tab."
`,
  'pages/testimonials.yaml': `\
title: "What Clients Say"
description: "Accounts of single cases."
heading: "In our clients' words"
lead: "Another case may end differently."
`,
  'pages/sitemap.yaml': `\
title: "Sitemap: Every Page"
description: "All pages in one place."
heading: "Sitemap"
lead: "Long groups are shortened here."
`,
} satisfies Record<string, string>;
