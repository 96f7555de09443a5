import { uploadedPath } from './uploaded-file';

const name = 'u5XG1yqkJ7c0vQwZ3n9dTg.png';

it.each([
  [`/api/files/${name}`, `/api/files/${name}`],
  [`/files/${name}`, `/files/${name}`],
  [`https://coach.example/api/files/${name}`, `/api/files/${name}`],
  [`http://127.0.0.1:3000/api/files/${name}`, `/api/files/${name}`],
])('%s is an upload, at %s', (address, path) => {
  expect(uploadedPath(address)).toBe(path);
});

it.each([
  '',
  'https://tracker.example/pixel.png',
  `https://tracker.example/api/files/${name}?reader=daniel`,
  `https://tracker.example/api/files/${name}#daniel`,
  `https://tracker.example/daniel.txt/files/${name}`,
  `//tracker.example/files/${name}`,
  `/\\tracker.example/files/${name}`,
  `https:tracker.example/files/${name}`,
  `https://user@tracker.example/files/${name}`,
  `javascript:/files/${name}`,
  `data:image/png;base64,/files/${name}`,
  ` /api/files/${name}`,
  `/api/../files/${name}`,
  '/api/files/short.png',
  `/api/uploads/${name}`,
  '/api/observation/o1/live',
  `api/files/${name}`,
])('%j is none', (address) => {
  expect(uploadedPath(address)).toBeNull();
});
