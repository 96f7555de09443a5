import { PRODUCT_NAME } from '@coaching/contracts';

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const text = (raw: string) => raw.replace(/[&<>"]/g, (character) => entities[character]!);

/** The reference's page; no inline script, so that it lives with the same security policy as all others. */
export function docsPage(base: string): string {
  const at = text(`${base}/docs`);
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${text(PRODUCT_NAME)} API reference</title>
    <link rel="stylesheet" href="${at}/swagger-ui.css">
    <link rel="stylesheet" href="${at}/docs.css">
    <script src="${at}/swagger-ui-bundle.js" defer></script>
    <script src="${at}/init.js" defer></script>
  </head>
  <body>
    <main id="reference" data-document="${text(`${base}/openapi.json`)}"></main>
    <noscript>This page needs JavaScript. The same reference for programs: <a href="${text(
      `${base}/openapi.json`,
    )}">openapi.json</a></noscript>
  </body>
</html>
`;
}

/** Starts the reference on its page. */
export const docsScript = `const reference = document.getElementById('reference');
SwaggerUIBundle({
  url: reference.dataset.document,
  domNode: reference,
  deepLinking: true,
  defaultModelsExpandDepth: -1,
  docExpansion: 'list',
  tryItOutEnabled: false,
  validatorUrl: null,
  presets: [SwaggerUIBundle.presets.apis],
});
`;

/** Calms the reference down to the product's own manner. */
export const docsStyles = `:root { color-scheme: light; }
body { margin: 0; background: #fbfaf8; font-family: system-ui, sans-serif; }
.swagger-ui, .swagger-ui .info .title, .swagger-ui .opblock-tag, .swagger-ui .opblock .opblock-summary-description {
  font-family: system-ui, sans-serif;
}
.swagger-ui .wrapper { max-width: 1100px; padding: 0 24px; }
.swagger-ui .info { margin: 40px 0 24px; }
.swagger-ui .scheme-container { background: none; box-shadow: none; padding: 0 0 8px; }
.swagger-ui .opblock { border-radius: 8px; box-shadow: none; }
.swagger-ui .opblock-tag { font-size: 20px; border-bottom-color: #e6e2dc; text-transform: capitalize; }
`;
