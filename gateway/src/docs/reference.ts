import { dirname } from 'node:path';
import { openApiDocument } from '@coaching/contracts/openapi';
import express, { Router } from 'express';

const page = (base: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>API reference</title>
<link rel="stylesheet" href="${base}/docs/assets/swagger-ui.css">
</head>
<body>
<main id="reference"></main>
<script src="${base}/docs/assets/swagger-ui-bundle.js"></script>
<script src="${base}/docs/start.js"></script>
</body>
</html>
`;

const script = (base: string) => `window.SwaggerUIBundle({
  url: '${base}/openapi.json',
  dom_id: '#reference',
  deepLinking: true,
  defaultModelsExpandDepth: -1,
  syntaxHighlight: false,
});
`;

/** The OpenAPI document and a page to read it on, both made from the table of calls. */
export function reference(base: string): Router {
  const router = Router();
  const document = openApiDocument(base);
  const assets = dirname(require.resolve('swagger-ui-dist/package.json'));
  router.get('/openapi.json', (_request, response) => void response.json(document));
  router.get('/docs', (_request, response) => void response.type('html').send(page(base)));
  router.get('/docs/start.js', (_request, response) => void response.type('js').send(script(base)));
  router.use('/docs/assets', express.static(assets, { index: false, maxAge: '1d' }));
  return router;
}
