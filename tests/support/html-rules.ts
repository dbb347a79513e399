import { HtmlValidate, StaticConfigLoader, type ConfigData } from 'html-validate';

/** The recommended rules, except those about the style of valid HTML. */
const rules: ConfigData = {
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    // React writes <!doctype html>, charSet, <br/> and hidden="", which mean the same in HTML as other spellings.
    'doctype-style': 'off',
    'attr-case': 'off',
    'void-style': 'off',
    'attribute-empty-style': 'off',
    // The style sheet keeps phone numbers on one line, so that they can be copied as plain text.
    'tel-non-breaking': 'off',
    // No native element suggests places while the visitor types.
    'prefer-native-element': ['error', { exclude: ['listbox'] }],
    // About search results, not HTML: the audit reports long titles.
    'long-title': 'off',
  },
};

/** A piece of invalid HTML in a page. */
export interface Fault {
  /** The rule and its message; the same on all pages of a template. */
  says: string;
  line: number;
  column: number;
}

/** Returns a function that lists the faults in a page's HTML. */
export function htmlChecker(): (html: string) => Fault[] {
  const validator = new HtmlValidate(new StaticConfigLoader(rules));
  return (html) =>
    validator
      .validateStringSync(html)
      .results.flatMap(({ messages }) => messages)
      .map(({ ruleId, message, line, column }) => ({ says: `${message} (${ruleId})`, line, column }));
}
