import sharp from 'sharp';

/** A car in front of a wall, drawn: no plate, no place, no person. */
export function carPicture(): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="960"><rect width="1280" height="960" fill="#cfe0e8"/><rect y="640" width="1280" height="320" fill="#6b6259"/><path d="M180 640q20-110 150-130l130-130q30-30 80-30h260q50 0 90 40l110 120q110 20 120 130z" fill="#35506b"/><path d="M500 400h150v110H380zM680 400h120q30 0 60 30l70 80H680z" fill="#0f2430"/><g fill="#14231f"><circle cx="370" cy="640" r="78"/><circle cx="920" cy="640" r="78"/></g><g fill="#a9b7b1"><circle cx="370" cy="640" r="40"/><circle cx="920" cy="640" r="40"/></g></svg>`;
  return sharp(Buffer.from(svg)).flatten().jpeg({ quality: 82 }).toBuffer();
}
