/** The content security policy of the web app: everything comes from its own origin. */
const policy = [
  "default-src 'self'",
  "script-src 'self'",
  // react-native-web writes its styles into the page.
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "media-src 'self' blob:",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

module.exports = { policy };
