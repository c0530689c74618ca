import { builtinModules } from 'node:module';
import { defineConfig } from 'eslint/config';
import nextVitals from 'eslint-config-next/core-web-vitals';
import nextTypeScript from 'eslint-config-next/typescript';

/** Folders that must give the same answer in Node, in the browser, and tomorrow. */
const pure = [
  'data',
  'lib/backup',
  'lib/collection',
  'lib/desk',
  'lib/odds',
  'lib/play',
  'lib/quartermaster',
  'lib/roster',
  'lib/rules',
  'lib/seal',
  'lib/share',
];

const impureGlobals = [
  'Date',
  'crypto',
  'document',
  'fetch',
  'indexedDB',
  'localStorage',
  'navigator',
  'performance',
  'process',
  'sessionStorage',
  'window',
];

const pureMessage = 'Pure code: take ids, clocks and storage as arguments.';

/**
 * Dependencies point one way: app -> components -> lib -> lib/roster. A zone's `target` may import
 * nothing of `from` but what is in `except`.
 */
const zones = [
  {
    target: './lib',
    from: ['./app', './components', './data'],
    message: 'lib is handed a ruleset as a value; it knows no table and no page.',
  },
  {
    target: './components',
    from: './app',
    message: 'Pages pick components, not the other way round.',
  },
  {
    target: './data',
    from: './',
    except: ['./data', './lib/odds', './lib/roster', './lib/rules'],
    message: 'A ruleset is made of lib/odds, lib/roster and lib/rules alone.',
  },
  {
    target: './lib/roster',
    from: './lib',
    except: ['./roster'],
    message: 'lib/roster is the ground floor: it imports nothing above it.',
  },
  {
    target: './lib/live',
    from: './lib',
    except: ['./live'],
    message: 'A live value knows nothing of what it holds.',
  },
  {
    target: './lib/offline',
    from: './lib',
    except: ['./live', './offline'],
    message: 'Keeping the site on the device knows nothing of the lists that are stored there.',
  },
  {
    target: './lib/odds',
    from: './lib',
    except: ['./odds', './roster'],
    message: 'Dice know profiles, no lists and no rules.',
  },
  {
    target: './lib/rules',
    from: './lib',
    except: ['./odds', './roster', './rules'],
    message: 'The engine knows lists, rules and dice only.',
  },
  {
    target: './lib/share',
    from: './lib',
    except: ['./roster', './rules', './share'],
    message: 'Text forms of a list know nothing of storage or paper.',
  },
  {
    target: './lib/collection',
    from: './lib',
    except: ['./collection', './roster', './share'],
    message: 'A collection counts models; it knows nothing of rules, storage or paper.',
  },
  {
    target: './lib/seal',
    from: './lib',
    except: ['./roster', './seal', './share'],
    message: 'Seals know the codes of lists; they know nothing of storage or paper.',
  },
  {
    target: './lib/backup',
    from: './lib',
    except: ['./backup', './collection', './play', './roster', './seal', './share'],
    message: 'A backup knows what is kept, not where it is kept.',
  },
  {
    target: './lib/quartermaster',
    from: './lib',
    except: ['./quartermaster', './roster', './rules'],
    message: 'The quartermaster searches among lists; it knows nothing of storage or paper.',
  },
  {
    target: './lib/play',
    from: './lib',
    except: ['./play', './roster', './rules'],
    message: 'A game is what was done in it; it knows nothing of storage or pages.',
  },
  {
    target: './lib/desk',
    from: './lib',
    except: ['./desk', './roster', './rules', './share'],
    message: 'The check desk reads and checks; it knows nothing of storage or paper.',
  },
];

const wordsMessage = 'Words stand in the catalogue of their area, in every language.';

/** Properties that are read to people. */
const spokenProps =
  '/^(alt|label|title|heading|help|legend|placeholder|aria-(label|description|roledescription|valuetext))$/';

/** A literal with letters in it, whole or chosen: one of marks and figures alone is no word. */
const words = ['', 'ConditionalExpression > ', 'LogicalExpression > '].flatMap((choice) => [
  `${choice}Literal[value=/\\p{L}/u]`,
  `${choice}TemplateLiteral > TemplateElement[value.raw=/\\p{L}/u]`,
]);

/** Where words are shown or said, besides the bare text of an element. */
const spoken = [
  ':matches(JSXElement, JSXFragment) > JSXExpressionContainer',
  `JSXAttribute[name.name=${spokenProps}]`,
  `JSXAttribute[name.name=${spokenProps}] > JSXExpressionContainer`,
  'CallExpression[callee.name=announce]',
];

export default defineConfig(
  nextVitals,
  nextTypeScript,
  {
    rules: {
      'import/no-restricted-paths': ['error', { basePath: import.meta.dirname, zones }],
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
    },
  },
  {
    files: ['app/**/*.tsx', 'components/**/*.{ts,tsx}'],
    ignores: [
      'components/**/words.{ts,tsx}',
      'components/**/words.fr.{ts,tsx}',
      'components/**/words/*.{ts,tsx}',
    ],
    rules: {
      'react/jsx-no-literals': [
        'error',
        {
          allowedStrings: ['.', ',', ':', '(', ')', '·', '×', 'Muster Roll'],
        },
      ],
      'no-restricted-syntax': [
        'error',
        ...spoken.flatMap((place) =>
          words.map((word) => ({ selector: `${place} > ${word}`, message: wordsMessage })),
        ),
      ],
    },
  },
  {
    files: pure.map((folder) => `${folder}/**/*.{ts,tsx}`),
    rules: {
      'no-restricted-globals': [
        'error',
        ...impureGlobals.map((name) => ({ name, message: pureMessage })),
      ],
      'no-restricted-properties': [
        'error',
        { object: 'Math', property: 'random', message: pureMessage },
      ],
      'no-restricted-imports': [
        'error',
        {
          paths: builtinModules.map((name) => ({ name, message: pureMessage })),
          patterns: [
            { regex: '^node:', message: pureMessage },
            { regex: '^(@react-pdf|dexie|next|react)([/-]|$)', message: pureMessage },
          ],
        },
      ],
    },
  },
  {
    files: ['tests/e2e/**/*.ts', 'scripts/**/*.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: "CallExpression[callee.property.name='waitForFunction'] > [async=true]",
          message: 'A promise counts as true at once: poll what evaluate() gives instead.',
        },
      ],
    },
  },
);
