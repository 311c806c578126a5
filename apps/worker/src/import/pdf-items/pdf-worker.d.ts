/** Brings what pdf.js does in its own thread into this one; it has no types of its own. */
declare module 'pdfjs-dist/legacy/build/pdf.worker.mjs'
