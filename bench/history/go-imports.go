// Prints what Go files import, by Go's own parser: the names of files on standard input, one a line, and on standard
// output a line of JSON for each.
package main

import (
	"bufio"
	"encoding/json"
	"go/parser"
	"go/token"
	"os"
	"strconv"
	"strings"
)

type file struct {
	Path    string
	Imports []string
	// Whether the file is a script that nobody imports: its constraint is the word "ignore".
	Script bool
}

func main() {
	out := json.NewEncoder(os.Stdout)
	names := bufio.NewScanner(os.Stdin)
	for names.Scan() {
		read := file{Path: names.Text(), Imports: []string{}}
		parsed, _ := parser.ParseFile(token.NewFileSet(), read.Path, nil, parser.ImportsOnly|parser.ParseComments)
		if parsed != nil {
			for _, each := range parsed.Imports {
				if path, err := strconv.Unquote(each.Path.Value); err == nil {
					read.Imports = append(read.Imports, path)
				}
			}
			for _, group := range parsed.Comments {
				for _, comment := range group.List {
					text := strings.TrimSpace(comment.Text)
					read.Script = read.Script || text == "//go:build ignore" || text == "// +build ignore"
				}
			}
		}
		if err := out.Encode(read); err != nil {
			panic(err)
		}
	}
}
