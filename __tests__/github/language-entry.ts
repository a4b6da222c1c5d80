/** What tests use of GitHub's own code for workflows. It loads in Node only when bundled: see language.ts. */
export { Evaluator, Lexer, Parser, data } from '@actions/expressions';
export { validate } from '@actions/languageservice';
export { NoOperationTraceWriter, convertWorkflowTemplate, parseWorkflow } from '@actions/workflow-parser';
export {
  isBasicExpression,
  isBoolean,
  isMapping,
  isNumber,
  isSequence,
  isString,
} from '@actions/workflow-parser/templates/tokens/type-guards';
export { getActionSchema } from '@actions/workflow-parser/actions/action-schema';
export { TemplateContext, TemplateValidationErrors } from '@actions/workflow-parser/templates/template-context';
export { splitAllowedContext } from '@actions/workflow-parser/templates/allowed-context';
export { readTemplate } from '@actions/workflow-parser/templates/template-reader';
export { YamlObjectReader } from '@actions/workflow-parser/workflows/yaml-object-reader';
