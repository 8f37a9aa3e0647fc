const babel = {
  presets: ['babel-preset-expo'],
  caller: { name: 'metro', bundler: 'metro', platform: 'web' },
  babelrc: false,
  configFile: false,
};
const plain = {
  testEnvironment: 'node',
  transform: { '\\.[jt]sx?$': ['babel-jest', babel] },
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
};

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
      resolver: '<rootDir>/scripts/jest-resolver.js',
      testMatch: ['<rootDir>/__tests__/screens/**/*.test.{ts,tsx}'],
      moduleNameMapper: plain.moduleNameMapper,
    },
  ],
};
