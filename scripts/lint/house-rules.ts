import path from 'node:path';
import { fileLaw, type Rule } from './file-law.ts';

const kebab = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
/** Dots part the segments of an address, brackets and dollars are the router's own marks. */
const routeName = /^[a-z0-9$.[\]_-]+$/;

function judgeName(file: string): string | undefined {
  const folders = file.split('/');
  const name = folders.pop() ?? '';
  const folder = folders.find((part) => !kebab.test(part));
  if (folder !== undefined) return `Name the folder "${folder}" in kebab-case.`;
  if (file.startsWith('web/app/routes/'))
    return routeName.test(name) ? undefined : `"${name}" is no address of a route.`;
  if (file.startsWith('web/app/') && name.startsWith('index.'))
    return 'Name the file after its folder: an index says nothing in a list of files.';
  return kebab.test(name.replace(/\..*$/, '')) ? undefined : `Name "${name}" in kebab-case.`;
}

const fileNames: Rule = {
  create: (context) => ({
    Program(node) {
      const message = judgeName(path.relative(context.cwd, context.filename).split(path.sep).join('/'));
      if (message) context.report({ node, message });
    },
  }),
};

const noPresent: Rule = {
  create: (context) => ({
    NewExpression(node) {
      if (node.callee.type === 'Identifier' && node.callee.name === 'Date' && node.arguments.length === 0)
        context.report({ node, message: 'Take the time as an argument.' });
    },
  }),
};

export default {
  meta: { name: 'house' },
  rules: { 'file-law': fileLaw, 'file-names': fileNames, 'no-present': noPresent } as Record<string, Rule>,
};
