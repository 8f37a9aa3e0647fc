const reactNative = require('@react-native/jest-preset/jest/resolver');
const worklets = require('react-native-worklets/jest/resolver');

module.exports = (request, options) =>
  reactNative(request, {
    ...options,
    defaultResolver: (path, inner) => worklets(path, { ...inner, defaultResolver: options.defaultResolver }),
  });
