const shared = require('../../jest.config');

const store = shared.projects.find(project => project.displayName === 'store');

/** @type {import('jest').Config} */
module.exports = {
  ...store,
  rootDir: '../..',
  displayName: 'browser',
  testMatch: ['<rootDir>/__tests__/browser/**/*.test.ts'],
  testTimeout: 120000,
  maxWorkers: 1,
};
