const expo = require('jest-expo/jest-preset');

const SOURCES = '\\.[jt]sx?$';
const babel = {
  presets: ['babel-preset-expo'],
  caller: { name: 'metro', bundler: 'metro', platform: 'web' },
  babelrc: false,
  configFile: false,
};
const plain = {
  testEnvironment: 'node',
  transform: { [SOURCES]: ['babel-jest', babel] },
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
};

const [expoJest, expoBabel] = expo.transform[SOURCES];

/** @type {import('jest').Config} */
module.exports = {
  testTimeout: 30000,
  projects: [
    {
      ...plain,
      displayName: 'rules',
      testMatch: ['<rootDir>/__tests__/**/*.test.ts'],
      testPathIgnorePatterns: ['/node_modules/', '<rootDir>/__tests__/(store|screens|browser)/'],
    },
    { ...plain, displayName: 'store', testMatch: ['<rootDir>/__tests__/store/**/*.test.ts'] },
    {
      displayName: 'screens',
      preset: 'jest-expo',
      transform: { [SOURCES]: [expoJest, { ...expoBabel, plugins: ['./scripts/jest-import.js'] }] },
      resolver: '<rootDir>/scripts/jest-resolver.js',
      testMatch: ['<rootDir>/__tests__/screens/**/*.test.{ts,tsx}'],
      moduleNameMapper: {
        ...plain.moduleNameMapper,
        '^(d3-[a-z-]+|internmap)$': '<rootDir>/node_modules/$1/dist/$1.js',
      },
    },
  ],
};
