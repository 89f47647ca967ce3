import { printSchema } from 'graphql';
import { schema } from './schema.ts';

process.stdout.write(`${printSchema(schema)}\n`);
