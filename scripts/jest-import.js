/** Jest runs CommonJS: what the app fetches later, `import('./Desk')`, is required there. */
module.exports = ({ template }) => {
  const required = template.expression('Promise.resolve().then(() => require(PATH))');
  return {
    name: 'import-as-require',
    visitor: {
      CallExpression(path) {
        const [file] = path.node.arguments;
        if (path.node.callee.type === 'Import') path.replaceWith(required({ PATH: file }));
      },
    },
  };
};
