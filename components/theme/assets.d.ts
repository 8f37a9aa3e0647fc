declare module '*.ttf' {
  const asset: number;
  export = asset;
}

declare module '*.woff2' {
  const asset: number;
  export = asset;
}
