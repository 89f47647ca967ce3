// pdf.js parses and unpacks here, beside the screen.
import 'pdfjs-dist/legacy/build/pdf.worker.min.mjs';
