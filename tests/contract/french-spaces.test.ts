import { readFileSync, readdirSync } from 'node:fs';
import ts from 'typescript';
import { expect, test } from 'vitest';

/** Every file of French sentences: folders `fr`, and files whose name says so. */
const files = ['components', 'data', 'lib'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
    .filter((path) => /(\/fr\/.*|[./]fr)\.tsx?$/.test(path)),
);

/** The literal texts of a file, parts of templates and of markup by themselves. */
function textsOf(path: string): readonly string[] {
  const source = ts.createSourceFile(
    path,
    readFileSync(path, 'utf8'),
    ts.ScriptTarget.Latest,
    true,
  );
  const texts: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) || ts.isJsxText(node)) texts.push(node.text);
    if (ts.isTemplateExpression(node))
      texts.push(node.head.text, ...node.templateSpans.map(({ literal }) => literal.text));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return texts;
}

/** Before these French has a narrow no-break space, and within its quotes a no-break one. */
const ordinary = /[\p{L}\p{N})»] [:;!?»%]|« /u;

test('there are French files to look at', () => {
  expect(files.length).toBeGreaterThan(60);
});

test.each(files)('%s has no space where a line may break before a mark', (path) => {
  expect(textsOf(path).filter((text) => ordinary.test(text))).toEqual([]);
});
