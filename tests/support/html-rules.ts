import { HtmlValidate, StaticConfigLoader, type ConfigData } from 'html-validate';

/** The recommended rules, but for those on how correct HTML is spelled. */
const rules: ConfigData = {
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    // React writes <!doctype html>, charSet, <br/> and hidden="", which HTML reads as it reads other spellings.
    'doctype-style': 'off',
    'attr-case': 'off',
    'void-style': 'off',
    'attribute-empty-style': 'off',
    // Phone numbers are kept on one line by the style sheet, so that they stay plain text to copy.
    'tel-non-breaking': 'off',
    // No native element offers places while one types.
    'prefer-native-element': ['error', { exclude: ['listbox'] }],
    // A matter of search results, not of HTML: the audit tells of long titles.
    'long-title': 'off',
  },
};

/** Something in a page that is not valid HTML. */
export interface Fault {
  /** The rule and what it says; equal on all pages of a template. */
  says: string;
  line: number;
  column: number;
}

/** Answers what is wrong with a page's HTML. */
export function htmlChecker(): (html: string) => Fault[] {
  const validator = new HtmlValidate(new StaticConfigLoader(rules));
  return (html) =>
    validator
      .validateStringSync(html)
      .results.flatMap(({ messages }) => messages)
      .map(({ ruleId, message, line, column }) => ({ says: `${message} (${ruleId})`, line, column }));
}
